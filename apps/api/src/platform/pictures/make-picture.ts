import { pictureMaxMegapixels } from '@butterleaf/contract/account/picture-limits'
import { queueByKey } from '@butterleaf/server-kit/process/queue-by-key'
import type { Sharp } from 'sharp'

export type MadePicture =
  | { ok: true; images: readonly Buffer[] }
  | { ok: false; reason: 'not-a-picture' | 'too-many-pixels' | 'damaged' }

/** Filled from the middle of the picture. */
type PictureFrame = Readonly<{ width: number; height: number; mostBytes?: number }>

/** The first is what a picture usually gets. */
const qualities = [82, 60, 40, 20, 5]

/**
 * [SET-7] [OWN-4] Encodes new pictures from the old one's pixels, upright, one for each frame. Other contents of the file (place,
 * camera, anything hidden) are dropped. The file is decoded only after its header shows that it isn't too large.
 */
export function makePicture(bytes: Uint8Array, frames: readonly PictureFrame[]): Promise<MadePicture> {
  return queueDecoding(() => drawPicture(bytes, frames))
}

async function drawPicture(bytes: Uint8Array, frames: readonly PictureFrame[]): Promise<MadePicture> {
  if (!startsAsPicture(bytes)) return { ok: false, reason: 'not-a-picture' }
  const limitInputPixels = pictureMaxMegapixels * 1_000_000
  const sharp = await openSharp()
  try {
    const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    const { width, height } = await picture.metadata()
    if (width * height > limitInputPixels) return { ok: false, reason: 'too-many-pixels' }
    const images: Buffer[] = []
    for (const frame of frames) images.push(await encodeFrame(sharp, picture.clone(), frame))
    return { ok: true, images }
  } catch {
    // Any error of the decoder means that the file is damaged, and the answer says so.
    return { ok: false, reason: 'damaged' }
  }
}

type OpenedSharp = Awaited<ReturnType<typeof openSharp>>

async function encodeFrame(
  sharp: OpenedSharp,
  picture: Sharp,
  { width, height, mostBytes }: PictureFrame,
): Promise<Buffer> {
  const { data, info } = await picture
    .autoOrient()
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .timeout({ seconds: 10 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const quality of qualities) {
    const image = await sharp(data, { raw: info }).webp({ quality }).toBuffer()
    if (mostBytes === undefined || image.length <= mostBytes) return image
  }
  throw new Error('The picture can’t be made small enough.')
}

/** Judged by its first bytes; a file's name and type prove nothing. */
function startsAsPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  const isPng = head.startsWith('\x89PNG\r\n\x1a\n')
  const isJpeg = head.startsWith('\xff\xd8\xff')
  const isWebp = head.startsWith('RIFF') && head.slice(8) === 'WEBP'
  return isPng || isJpeg || isWebp
}

/** Of a picture that was made here before. */
export function pictureAsJpeg(image: Buffer): Promise<Buffer> {
  return queueDecoding(async () => {
    const sharp = await openSharp()
    return sharp(image).jpeg({ quality: 80 }).toBuffer()
  })
}

const queue = queueByKey()

/** One at a time in a process: decoding needs memory for every pixel. */
function queueDecoding<Value>(decode: () => Promise<Value>): Promise<Value> {
  return queue('picture', decode)
}

/** Pictures are seldom made, so the library is loaded with the first one, and its cache is off to save memory. */
async function openSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
