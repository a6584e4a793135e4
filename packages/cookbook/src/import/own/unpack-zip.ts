import { inflateRawSync } from 'node:zlib'

export type ZipEntry = Readonly<{ name: string; bytes: Buffer }>
export type ZipLimits = Readonly<{ entries: number; entryBytes: number; totalBytes: number }>
type Unpacked = { ok: true; entries: ZipEntry[] } | { ok: false; reason: 'not-a-file-we-read' | 'too-large' }

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const fileSignature = 0x04034b50
const stored = 0
const deflated = 8

/** The files of a zip whose name passes, unpacked up to the limits: a bomb is refused before it has grown. */
export function unpackZip(zip: Buffer, isWanted: (name: string) => boolean, limits: ZipLimits): Unpacked {
  try {
    const entries: ZipEntry[] = []
    let total = 0
    const directory = directoryOf(zip, limits.entries)
    refuseOverlaps(directory, zip)
    for (const { name, method, offset, size, packedSize } of directory) {
      if (!isWanted(name)) continue
      if (size > limits.entryBytes || total + size > limits.totalBytes)
        return { ok: false, reason: 'too-large' }
      const bytes = contentOf(zip, { method, offset, packedSize }, limits.entryBytes)
      total += bytes.length
      if (total > limits.totalBytes) return { ok: false, reason: 'too-large' }
      entries.push({ name, bytes })
    }
    return { ok: true, entries }
  } catch (error) {
    // What a directory says of its sizes may be a lie; inflating stops at the limit all the same.
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    return {
      ok: false,
      reason: isTooLarge || error instanceof TooManyEntries ? 'too-large' : 'not-a-file-we-read',
    }
  }
}

class TooManyEntries extends Error {}

type Entry = { name: string; method: number; offset: number; size: number; packedSize: number }

function directoryOf(zip: Buffer, most: number): Entry[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== endSignature) throw new Error('No directory.')
  const count = zip.readUInt16LE(end + 10)
  if (count > most) throw new TooManyEntries()
  const entries: Entry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== entrySignature) throw new Error('A broken directory.')
    const nameLength = zip.readUInt16LE(at + 28)
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      method: zip.readUInt16LE(at + 10),
      packedSize: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

/** Entries that share bytes would be unpacked again for each: 2 KB could ask for the work of 50 MB. */
function refuseOverlaps(directory: readonly Entry[], zip: Buffer): void {
  const byOffset = directory.toSorted((a, b) => a.offset - b.offset)
  for (const [index, { offset, packedSize }] of byOffset.entries()) {
    const end = offset + 30 + packedSize
    const next = byOffset[index + 1]?.offset ?? zip.length
    if (end > next) throw new Error('Entries overlap.')
  }
}

function contentOf(
  zip: Buffer,
  { method, offset, packedSize }: Pick<Entry, 'method' | 'offset' | 'packedSize'>,
  most: number,
): Buffer {
  if (zip.readUInt32LE(offset) !== fileSignature) throw new Error('A broken file.')
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
  const packed = zip.subarray(start, start + packedSize)
  if (method === stored) return packed
  if (method !== deflated) throw new Error('Packed in a way we do not read.')
  return inflateRawSync(packed, { maxOutputLength: most })
}
