import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Pictures, fonts and videos are compressed already; pages first get the installation's address. */
const packable = /\.(?:js|css|svg|webmanifest|vtt|txt)$/
/** The server sends the worker itself. */
const notServed = /^(?:pages|\.vite)\/|^sw\.js$/

const encodings = [
  {
    ending: 'br',
    pack: promisify(brotliCompress),
    options: { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } },
  },
  { ending: 'gz', pack: promisify(gzip), options: { level: constants.Z_BEST_COMPRESSION } },
] as const

/** Writes what is read by every visitor packed beside itself, as small as it gets; the server sends that. Once for each file. */
export function packFiles(): Plugin {
  let folder = ''
  return {
    name: 'pack-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const files = await fs.readdir(folder, { recursive: true })
        const packed = files.filter((file) => packable.test(file) && !notServed.test(file))
        await Promise.all(packed.map((file) => packFile(path.join(folder, file))))
      },
    },
  }
}

async function packFile(file: string): Promise<void> {
  const plain = await fs.readFile(file)
  const { mtimeMs } = await fs.stat(file)
  for (const { ending, pack, options } of encodings) {
    const before = await fs.stat(`${file}.${ending}`).catch(() => undefined)
    if (before && before.mtimeMs >= mtimeMs) continue
    const packed = await pack(plain, options)
    if (packed.length < plain.length) await fs.writeFile(`${file}.${ending}`, packed)
  }
}
