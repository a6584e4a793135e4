import { z } from 'zod'

export const measureSchema = z
  .object({
    amount: z.number(),
    unit_id: z.int(),
    unit_name: z.string().describe('In the singular'),
    text: z.string().describe('As a cook writes it: 1 ½ cups'),
  })
  .meta({ id: 'Measure' })

export type Measure = z.infer<typeof measureSchema>
