import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { FastifyRequest } from 'fastify'

type PictureForm = Readonly<{ field: string; maxBytes: number; megabyte: number }>

/** The form's one file becomes the body that the call's schema checks. */
export function readPictureForm(form: PictureForm) {
  const { field } = form
  return async (request: FastifyRequest): Promise<void> => {
    const bytes = request.isMultipart() ? await readFile(request, form) : undefined
    if (!bytes) {
      throw new AppError('invalid-input', { faults: [{ field, message: 'Choose a picture.' }] })
    }
    request.body = { [field]: new File([bytes], 'picture') }
  }
}

async function readFile(
  request: FastifyRequest,
  form: PictureForm,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const file = await request.file()
    return file?.fieldname === form.field ? new Uint8Array(await file.toBuffer()) : undefined
  } catch (error) {
    throw formRefusal(error, form)
  }
}

/** The reader's error about a broken form has no status. */
function formRefusal(error: unknown, { field, maxBytes, megabyte }: PictureForm): AppError {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 400
  if (status !== 413) return new AppError('malformed-request')
  const message = `The picture may be ${maxBytes / megabyte} MB at most. Choose a smaller one.`
  return new AppError('too-large', { detail: message, faults: [{ field, message }] })
}
