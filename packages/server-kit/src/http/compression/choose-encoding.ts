const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** The smallest encoding that the client accepts; one named with `q=0` isn't accepted. */
export function chooseEncoding(accepted = ''): Encoding {
  const named = accepted.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/),
  )
  const reads = (encoding: Encoding) =>
    named.some(([name, quality = '1']) => name === encoding && Number(quality) > 0)
  return encodings.find(reads) ?? 'identity'
}
