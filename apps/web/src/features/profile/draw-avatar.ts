import { mostAvatarBytes } from '@girassol/domain/profile'
import type { Area } from 'react-easy-crop'

/** Sharp at the largest display size, 72 px on a screen with three pixels per CSS pixel. */
const side = 256

/** From the best quality to one that always fits into the limit. */
const qualities = [0.92, 0.8, 0.6, 0.4] as const

export type Cut = {
  /** The area inside the circle, in pixels of the rotated picture. */
  readonly area: Area
  /** Degrees, clockwise. */
  readonly rotation: number
}

const loadPicture = async (address: string): Promise<HTMLImageElement> => {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}

/** The size of the box around a rotated picture. */
const turnedSize = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement, radians: number) => ({
  width: Math.abs(Math.cos(radians) * width) + Math.abs(Math.sin(radians) * height),
  height: Math.abs(Math.sin(radians) * width) + Math.abs(Math.cos(radians) * height),
})

const draw = (picture: HTMLImageElement, { area, rotation }: Cut): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws no canvas')
  const radians = (rotation * Math.PI) / 180
  const turned = turnedSize(picture, radians)
  // A JPEG has no transparency: transparent areas would be black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, side, side)
  context.scale(side / area.width, side / area.height)
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y)
  context.rotate(radians)
  context.drawImage(picture, -picture.naturalWidth / 2, -picture.naturalHeight / 2)
  return canvas
}

const countBytes = (dataUrl: string): number => Math.floor(((dataUrl.length - dataUrl.indexOf(',') - 1) * 3) / 4)

/**
 * The part of a picture inside the circle, as a JPEG data URL within the limit (C-112). Metadata of the file, such as
 * the place where it was taken, is removed.
 */
export const drawAvatar = async (address: string, cut: Cut): Promise<string> => {
  const canvas = draw(await loadPicture(address), cut)
  const tries = qualities.map((quality) => () => canvas.toDataURL('image/jpeg', quality))
  for (const encode of tries) {
    const drawn = encode()
    if (countBytes(drawn) <= mostAvatarBytes) return drawn
  }
  return canvas.toDataURL('image/jpeg', 0.2)
}
