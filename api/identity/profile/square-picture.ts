import { pictureSide, pictureTypes } from '#model/identity/profile-wire.ts'
import { refusedFields } from '../../admin/refusals.ts'

const SECONDS = 10

/**
 * A picture as it is kept: a square of WebP, upright, without anything that came with it (place, camera, thumbnails).
 * The type is read from the bytes. Nothing is decoded before its size in pixels is known.
 * @throws errors.invalidParameters at `file`: no picture, a broken one, or one of too many pixels
 */
export async function squarePicture(bytes: Uint8Array, mostPixels: number): Promise<Uint8Array> {
  // loaded with the first picture: the start of the server does not wait for them
  const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([import('file-type'), import('sharp')])
  const type = await fileTypeFromBuffer(bytes)
  if (!pictureTypes.some((known) => known === type?.mime)) throw refusedFields({ file: 'errors.pictureType' })
  const broken = () => {
    throw refusedFields({ file: 'errors.pictureType' })
  }
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(broken)
  if (width * height * pages > mostPixels) throw refusedFields({ file: 'errors.pictureSize' })
  const side = Math.min(pictureSide, width, height)
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(broken)
}
