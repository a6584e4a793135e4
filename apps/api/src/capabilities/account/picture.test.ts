import { deflateSync } from 'node:zlib'
import { pictureMaxBytes } from '@butterleaf/contract/account/picture-limits'
import { signUp } from '@butterleaf/testing/sign-in'
import { sendPicture, userPath } from '@butterleaf/testing/test-account'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  token = (await signUp(app.origin)).accessToken
}, 60_000)
afterAll(() => app?.close())

const drawn = (width = 640, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#d9a441' } })
const read = async () => (await app.request('GET', userPath, { token })).body.picture as string | null
const load = async (address: string | null) => fetch(app.origin + address)

/** A PNG whose head says that it is this large, and whose body holds next to nothing: what a bomb looks like. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const body = deflateSync(Buffer.alloc(side + 1))
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const named = Buffer.concat([Buffer.from(name), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    '[SET-7] as %s becomes a small square without what the camera noted',
    async (format) => {
      const exif = { IFD0: { Copyright: 'Somebody', ImageDescription: 'at home' } }
      const bytes = await drawn().withExif(exif).toFormat(format).toBuffer()
      const { status, body } = await sendPicture(app, token, bytes)
      expect([status, body.picture]).toEqual([200, await read()])
      const answer = await load(body.picture)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect(answer.headers.get('cache-control')).toContain('private')
      const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([made.format, made.width, made.height]).toEqual(['webp', 256, 256])
      expect([made.exif, made.xmp, made.iptc]).toEqual([undefined, undefined, undefined])
    },
  )

  it('[SET-7] that was held sideways stands upright', async () => {
    const top = await drawn(60, 30)
      .composite([
        {
          input: await sharp({ create: { width: 30, height: 30, channels: 3, background: '#004400' } })
            .png()
            .toBuffer(),
          left: 0,
          top: 0,
        },
      ])
      .png()
      .toBuffer()
    const turned = await sharp(top).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer()
    const { body } = await sendPicture(app, token, turned)
    const pixels = await sharp(Buffer.from(await (await load(body.picture)).arrayBuffer()))
      .raw()
      .toBuffer()
    const green = (x: number, y: number) => (pixels[(y * 256 + x) * 3] ?? 255) < 60
    // Turned by a quarter, what was at the left is above.
    expect([green(128, 40), green(128, 216)]).toEqual([true, false])
  })

  it('[SET-7] has a new address each time, and the one before shows nothing any more', async () => {
    const first = (await sendPicture(app, token, await drawn().png().toBuffer())).body.picture
    const second = (await sendPicture(app, token, await drawn(20, 20).png().toBuffer())).body.picture
    expect(second).not.toBe(first)
    expect([(await load(first)).status, (await load(second)).status]).toEqual([404, 200])
  })

  it('[SET-7] can be removed', async () => {
    const { body } = await sendPicture(app, token, await drawn().png().toBuffer())
    const removed = await app.request('DELETE', `${userPath}/avatar`, { token })
    expect([removed.status, removed.body.picture]).toEqual([200, null])
    expect((await load(body.picture)).status).toBe(404)
  })

  it('[SET-7] of another person is not changed, and an address can’t be guessed', async () => {
    const { body } = await sendPicture(app, token, await drawn().png().toBuffer())
    const other = (await signUp(app.origin)).accessToken
    await app.request('DELETE', `${userPath}/avatar`, { token: other })
    expect((await load(body.picture)).status).toBe(200)
    expect((await load(`${userPath}/avatar/${'A'.repeat(32)}`)).status).toBe(404)
    expect(body.picture).toMatch(/\/[\w-]{32}$/)
  })
})

describe('what is no picture', () => {
  const png = () => drawn().png().toBuffer()
  it.each<[string, () => Promise<Uint8Array> | Uint8Array, number]>([
    [
      'an SVG that calls itself a PNG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      415,
    ],
    ['a page that calls itself a PNG', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), 415],
    ['a TIFF', () => drawn().tiff().toBuffer(), 415],
    ['nothing at all', () => Buffer.alloc(0), 415],
    [
      'a PNG cut off in the middle',
      async () => (await drawn(900, 900).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 60_000),
      400,
    ],
    [
      'a JPEG cut off in the middle',
      async () => (await drawn(900, 900).jpeg({ quality: 100 }).toBuffer()).subarray(0, 700),
      400,
    ],
    ['a PNG’s first bytes alone', async () => (await png()).subarray(0, 8), 400],
    ['a small file of ten thousand times ten thousand pixels', () => bomb(10_000), 413],
    ['a small file of sixty thousand times sixty thousand pixels', () => bomb(60_000), 413],
    ['more than five megabytes', () => Buffer.alloc(pictureMaxBytes + 1, 1), 413],
  ])('[SET-7] %s is refused, and the picture stays', async (_what, make, status) => {
    await sendPicture(app, token, await png())
    const before = await read()
    const answer = await sendPicture(app, token, await make())
    expect([answer.status, answer.body.detail]).toEqual([status, expect.stringMatching(/\w+\./)])
    expect(await read()).toBe(before)
  })

  it('[SET-7] a form without the file, or with another field, is refused', async () => {
    expect((await sendPicture(app, token, await png(), { field: 'other' })).status).toBe(400)
    const json = await app.request('PATCH', `${userPath}/avatar`, { token, body: { fileInput: 'x' } })
    expect(json.status).toBe(415)
    const broken = await fetch(`${app.origin}${userPath}/avatar`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data' },
      body: '--x--',
    })
    expect(broken.status).toBe(400)
  })
})
