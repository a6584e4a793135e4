import { openSharp } from './open-sharp.ts'
import { queueDecoding } from './queue-decoding.ts'

/** Of a picture that was made here before. */
export function pictureAsJpeg(image: Buffer): Promise<Buffer> {
  return queueDecoding(async () => {
    const sharp = await openSharp()
    return sharp(image).jpeg({ quality: 80 }).toBuffer()
  })
}
