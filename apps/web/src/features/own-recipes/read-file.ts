import { ownRecipeBox } from '@butterleaf/domain/own-recipes/own-recipe'

const bytesAtOnce = 30_000

export function fileFault({ size }: File): string | undefined {
  if (size === 0) return 'This file is empty.'
  return size > ownRecipeBox.fileBytes ? 'The file may be 2 MB at most.' : undefined
}

export async function fileAsBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // In pieces: a call takes only so many arguments.
  for (let start = 0; start < bytes.length; start += bytesAtOnce)
    text += String.fromCharCode(...bytes.subarray(start, start + bytesAtOnce))
  return btoa(text)
}
