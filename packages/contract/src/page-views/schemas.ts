import { z } from 'zod'
import type { CallSchema } from '../call.ts'

export const countPageView = {
  summary: 'A public page was opened; nothing about who opened it is asked or kept',
  public: true,
  body: z.object({
    path: z.string().max(200).describe('Of a page everybody may see; others are not counted'),
    agreed: z.boolean().describe('The reader was asked and said yes'),
  }),
} satisfies CallSchema
