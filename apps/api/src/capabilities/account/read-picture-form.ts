import { pictureMaxBytes } from '@butterleaf/contract/account/picture-limits'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { FastifyRequest } from 'fastify'

const field = 'fileInput'
const mebibyte = 1024 * 1024

/** The form's one file becomes the body that the call's schema checks. */
export async function readPictureForm(request: FastifyRequest): Promise<void> {
  const bytes = request.isMultipart() ? await readFile(request) : undefined
  if (!bytes) {
    throw new AppError('invalid-input', { faults: [{ field, message: 'Choose a picture.' }] })
  }
  request.body = { [field]: new File([bytes], 'picture') }
}

async function readFile(request: FastifyRequest): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const file = await request.file()
    return file?.fieldname === field ? new Uint8Array(await file.toBuffer()) : undefined
  } catch (error) {
    throw refusalOf(error)
  }
}

/** The reader's error about a broken form has no status. */
function refusalOf(error: unknown): AppError {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 400
  if (status !== 413) return new AppError('malformed-request')
  return new AppError('too-large', {
    detail: `The picture may be ${pictureMaxBytes / mebibyte} MB at most. Choose a smaller one.`,
  })
}
