import { pictureMaxMegapixels } from '@butterleaf/contract/account/picture-limits'
import { queueByKey } from '@butterleaf/server-kit/process/queue-by-key'

export type MadePicture =
  | { ok: true; image: Buffer }
  | { ok: false; reason: 'not-a-picture' | 'too-many-pixels' | 'damaged' }

const pictureSide = 256

/** One at a time in a process: decoding needs memory for every pixel. */
const decoding = queueByKey()

/**
 * [SET-7] Encodes a new picture from the old one's pixels, square and upright. Other contents of the file (place, camera,
 * anything hidden) are dropped. The file is decoded only after its header shows that it isn't too large.
 */
export function makePicture(bytes: Uint8Array): Promise<MadePicture> {
  return decoding('picture', () => drawPicture(bytes))
}

async function drawPicture(bytes: Uint8Array): Promise<MadePicture> {
  if (!startsAsPicture(bytes)) return { ok: false, reason: 'not-a-picture' }
  const limitInputPixels = pictureMaxMegapixels * 1_000_000
  const sharp = await openSharp()
  try {
    const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    const { width, height } = await picture.metadata()
    if (width * height > limitInputPixels) return { ok: false, reason: 'too-many-pixels' }
    const image = await picture
      .autoOrient()
      .resize(pictureSide, pictureSide, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer()
    return { ok: true, image }
  } catch {
    // Any error of the decoder means that the file is damaged, and the answer says so.
    return { ok: false, reason: 'damaged' }
  }
}

/** Pictures are seldom made, so the library is loaded with the first one, and its cache is off to save memory. */
async function openSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** Judged by its first bytes; a file's name and type prove nothing. */
function startsAsPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  const isPng = head.startsWith('\x89PNG\r\n\x1a\n')
  const isJpeg = head.startsWith('\xff\xd8\xff')
  const isWebp = head.startsWith('RIFF') && head.slice(8) === 'WEBP'
  return isPng || isJpeg || isWebp
}
