import { deflateRawSync } from 'node:zlib'

/** A zip of files. Readers here check no sums; what the directory claims of sizes may be a lie. */
export function zipOf(
  files: Record<string, string | Buffer>,
  { claimedSize }: { claimedSize?: number } = {},
): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const size = claimedSize ?? bytes.length
    // Both headers say the same of a file: deflated, without date and sum.
    const described = [
      [20, 2],
      [0, 2],
      [8, 2],
      [0, 8],
      [packed.length, 4],
      [size, 4],
      [name.length, 2],
    ] as const
    const file = Buffer.concat([header(0x04034b50, [...described, [0, 2]]), Buffer.from(name), packed])
    const listedAt = [
      [0, 12],
      [offset, 4],
    ] as const
    directory.push(header(0x02014b50, [[20, 2], ...described, ...listedAt]), Buffer.from(name))
    parts.push(file)
    offset += file.length
  }
  const listed = Buffer.concat(directory)
  const count = Object.keys(files).length
  const end = header(0x06054b50, [
    [0, 4],
    [count, 2],
    [count, 2],
    [listed.length, 4],
    [offset, 4],
    [0, 2],
  ])
  return Buffer.concat([...parts, listed, end])
}

/** A signature, then fields of fixed widths in bytes, little-endian. */
function header(signature: number, fields: readonly (readonly [number, number])[]): Buffer {
  const signed = Buffer.alloc(4)
  signed.writeUInt32LE(signature)
  const written = fields.map(([value, size]) => {
    const field = Buffer.alloc(size)
    field.writeUIntLE(value, 0, Math.min(size, 4))
    return field
  })
  return Buffer.concat([signed, ...written])
}
