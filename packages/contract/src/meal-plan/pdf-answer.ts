import { z } from 'zod'
import type { CallSchema } from '../call.ts'

/** Bytes; the file's name comes in content-disposition. */
export const pdfAnswer = {
  answer: z.instanceof(Uint8Array).meta({ type: 'string', format: 'binary' }),
  answerType: 'application/pdf',
} satisfies Pick<CallSchema, 'answer' | 'answerType'>
