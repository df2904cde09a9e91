import { pictureSide } from '#model/identity/profile-wire.ts'

export interface Square {
  x: number
  y: number
  width: number
  height: number
}

/** Whether the browser can read the file as a picture. */
export async function isPicture(file: Blob): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    picture.close()
    return width > 0 && height > 0
  } catch {
    return false
  }
}

/** The chosen part of a picture as a square of the size that is kept. @throws Error when the browser cannot draw it */
export async function cropped(file: Blob, { x, y, width, height }: Square): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = pictureSide
  canvas.height = pictureSide
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is nothing to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, width, height, 0, 0, pictureSide, pictureSide)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92))
  if (!blob) throw new Error('The picture could not be drawn')
  return blob
}
