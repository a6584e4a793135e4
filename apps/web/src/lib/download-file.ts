import { withTimeout } from './offline/with-timeout.ts'
import { saveFile } from './save-file.ts'

/** A document may wait its turn at the server before it is made. */
const makingMs = 60_000

/** Hands the person the file that the server answers with, under the name that it gives. */
export async function downloadFile(answer: Promise<Response>): Promise<void> {
  const response = await withTimeout(answer, makingMs)
  const content = await withTimeout(response.blob(), makingMs)
  saveFile(fileNameIn(response.headers.get('content-disposition')), content)
}

/** SHOP-4: the name in a content-disposition header, else "download.pdf". */
export function fileNameIn(disposition: string | null): string {
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]?.trim()
  return plain || 'download.pdf'
}
