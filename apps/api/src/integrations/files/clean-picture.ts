import type { OutputInfo, Sharp } from 'sharp'
import { UnsafeFile } from './unsafe-file.ts'

/** Width times height; about 160 MB of memory while it is decoded. */
const mostPixels = 40_000_000

/** In seconds of work on one picture. */
const longestWork = 20

/** The library takes time and memory, so it is loaded with the first picture. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  // Its decoders of rarer formats are never reached by what users send.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  return sharp
}
let loaded: ReturnType<typeof loadSharp> | undefined

type Encode = (picture: Sharp) => Sharp

/** The ways to write a format again, the best first; a later one is taken where the result would be larger than sent. */
const encodings: Readonly<Record<string, readonly Encode[]>> = {
  'image/jpeg': [90, 75, 60, 45].map((quality) => (picture) => picture.jpeg({ quality })),
  'image/png': [
    (picture) => picture.png({ compressionLevel: 9 }),
    (picture) => picture.png({ compressionLevel: 9, adaptiveFiltering: true }),
    (picture) => picture.png({ compressionLevel: 9, palette: true }),
  ],
  'image/webp': [90, 75, 60, 45].map((quality) => (picture) => picture.webp({ quality })),
}

type Written = { readonly data: Buffer; readonly info: OutputInfo }

const writeAnew = async (picture: Sharp, contentType: string, mostBytes: number): Promise<Written> => {
  let smallest: Written | undefined
  for (const encode of encodings[contentType] ?? []) {
    const written = await encode(picture.clone()).toBuffer({ resolveWithObject: true })
    if (smallest === undefined || written.data.length < smallest.data.length) smallest = written
    if (smallest.data.length <= mostBytes) return smallest
  }
  if (smallest === undefined) throw new UnsafeFile('pictureUnreadable')
  return smallest
}

export type CleanPicture = { readonly bytes: Uint8Array; readonly width: number; readonly height: number }

/**
 * The pixels of a PNG, JPEG or WebP, upright and in sRGB, written anew in the same format: without metadata such as the
 * place of a photo, and without anything else that the file contained. Throws `UnsafeFile` for a broken picture, and
 * for one of more than 40 megapixels before it is decoded (SEC-015, C-225). A picture with a longer side than
 * `longestSide`, in pixels, is made smaller.
 */
export const cleanPicture = async (
  bytes: Uint8Array,
  contentType: string,
  longestSide?: number,
): Promise<CleanPicture> => {
  loaded ??= loadSharp()
  const sharp = await loaded
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > mostPixels) throw new UnsafeFile('pictureTooManyPixels')
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: longestWork })
      .autoOrient()
      .toColourspace('srgb')
    if (longestSide !== undefined) {
      picture.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    }
    const { data, info } = await writeAnew(picture, contentType, bytes.length)
    return { bytes: new Uint8Array(data), width: info.width, height: info.height }
  } catch (error) {
    throw error instanceof UnsafeFile ? error : new UnsafeFile('pictureUnreadable', error)
  }
}
