import { z } from 'zod'
import { photoAnswer, photoCheck } from '#model/identity/profile-wire.ts'
import { answer, endpoint, nothing } from '../../http/route.ts'
import { readUpload, uploadBody } from '../../http/upload.ts'
import { changePhoto, readPhoto, readPhotoCheck, removePhoto } from './photo.ts'

const tags = ['identity']
const params = z.object({ id: z.string().min(1).max(64) })
const picture = { schema: { type: 'string' as const, format: 'binary' as const } }
const path = '/server/user/{id}/photo'

/** Pictures of people. They need a token like everything else: a page fetches them and shows the bytes. */
export const photoRoutes = [
  endpoint(
    {
      method: 'get',
      path,
      operationId: 'getPhoto',
      who: 'signed-in',
      tags,
      summary: "Get a person's picture, or initials if there is none; cacheable while `v` is given",
      request: { params, query: z.strictObject({ v: z.string().max(64).optional() }) },
      responses: {
        200: { description: 'The picture', content: { 'image/webp': picture, 'image/svg+xml': picture } },
        304: { description: 'Not changed' },
      },
    },
    async (c) => {
      const { etag, type, body } = await readPhoto(c.get('ctx'), c.req.valid('param').id)
      const tag = `"${etag}"`
      const headers = {
        ETag: tag,
        Vary: 'Authorization',
        'Cache-Control': c.req.valid('query').v === etag ? 'private, max-age=31536000, immutable' : 'private, no-cache',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Content-Disposition': `attachment; filename="photo.${type === 'image/webp' ? 'webp' : 'svg'}"`,
      }
      if (c.req.header('if-none-match') === tag) {
        if (typeof body !== 'string') await body.cancel()
        return new Response(null, { status: 304, headers })
      }
      return new Response(body, { headers: { ...headers, 'Content-Type': type } })
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${path}/check`,
      operationId: 'getPhotoScan',
      who: 'self-or-csr',
      tags,
      summary: 'Get the scan status of the newest picture',
      request: { params },
      responses: { 200: answer(photoCheck) },
    },
    async (c) => c.json(await readPhotoCheck(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'post',
      path,
      operationId: 'setPhoto',
      who: 'self-or-csr',
      tags,
      summary: 'Upload the picture: JPEG, PNG or WebP, cropped to a square',
      request: { params, body: uploadBody },
      responses: { 200: answer(photoAnswer) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { bytes } = await readUpload(c, (await ctx.limits())['upload.picture'])
      return c.json(await changePhoto(ctx, c.req.valid('param').id, bytes), 200)
    },
  ),
  endpoint(
    {
      method: 'delete',
      path,
      operationId: 'deletePhoto',
      who: 'self-or-csr',
      tags,
      summary: 'Delete the picture',
      request: { params },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      await removePhoto(c.get('ctx'), c.req.valid('param').id)
      return c.json({}, 200)
    },
  ),
]
