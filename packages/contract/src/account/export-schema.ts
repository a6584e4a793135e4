import { z } from 'zod'

const row = z.record(z.string(), z.unknown())

/** OPS-6: its fields are told in docs/data-export.md, table by table. */
export const exportSchema = z
  .object({
    made_at: z.iso.datetime(),
    user_id: z.string(),
    account: row.nullable().describe('Null when an outside identity provider keeps it'),
    sessions: z.array(row),
    devices: z.array(row).describe('Browsers the account is signed in with'),
    passkeys: z.array(row).describe('Without what identifies them'),
    recovery_codes: z.array(row).describe('When each that is left was made'),
    data: z.record(z.string(), z.array(row)).describe('By table'),
    recipe_titles: z.record(z.string(), z.string()).describe('Of the recipe ids that stand in the data'),
  })
  .meta({ id: 'UserExport' })
