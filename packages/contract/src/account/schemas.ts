import { fullNameMaxLength, nameMaxLength } from '@butterleaf/domain/account/person-name'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { exportSchema } from './export-schema.ts'
import { pictureMaxBytes } from './picture-limits.ts'

const unit = z.enum(['us', 'metric'])

const userSchema = z
  .object({
    sub: z.string(),
    email: z.string().nullable().describe('Null when the identity provider keeps it to itself'),
    given_name: z.string().nullable(),
    family_name: z.string().nullable(),
    name: z.string().nullable(),
    picture: z.string().nullable().describe('Address of the picture; null where the initials stand for it'),
    unit: unit.nullable().describe('Null until the user has chosen'),
    password: z.object({
      provider: z
        .string()
        .nullable()
        .describe(
          'Where the password is kept and changed: the identity provider’s origin; null when it is here',
        ),
      open_until: z
        .string()
        .nullable()
        .describe('Until then it can be changed without signing in once more; null when it can’t be now'),
    }),
    sign_in_first: z
      .boolean()
      .describe('Whether deleting the account and ending sessions ask to sign in once more first'),
  })
  .meta({ id: 'User' })

export const readUser = { summary: 'The signed-in user', answer: userSchema } satisfies CallSchema

export const changeUser = {
  summary: 'Change the account’s own settings',
  body: z.object({ unit }),
  answer: userSchema,
} satisfies CallSchema

export const updateName = {
  summary: 'Change the name',
  body: z.object({
    name: z.string().min(1).max(fullNameMaxLength).describe('As it is shown'),
    first_name: z.string().min(1).max(nameMaxLength),
    last_name: z.string().min(1).max(nameMaxLength),
  }),
  bodyType: 'application/x-www-form-urlencoded',
  answer: userSchema,
} satisfies CallSchema

export const changePassword = {
  summary: 'Set a new password, soon after signing in; every other session of the account ends',
  body: z.object({ password: z.string().max(1_000) }),
} satisfies CallSchema

export const changeAvatar = {
  summary: 'Set the picture: a PNG, JPEG or WebP, made square, small and free of what the camera noted',
  body: z.object({ fileInput: z.file().max(pictureMaxBytes) }),
  bodyType: 'multipart/form-data',
  answer: userSchema,
} satisfies CallSchema

export const removeAvatar = {
  summary: 'Remove the picture; the initials stand for it again',
  answer: userSchema,
} satisfies CallSchema

export const readAvatar = {
  summary: 'A picture, for everybody who has its address',
  public: true,
  params: z.object({ pictureId: z.string().regex(/^[\w-]{32}$/, 'There is no such picture.') }),
  answer: z.instanceof(Uint8Array).meta({ type: 'string', format: 'binary' }),
  answerType: 'image/webp',
} satisfies CallSchema

export const exportUser = {
  summary: 'Everything held about the user, as one file (docs/data-export.md tells every field)',
  answer: exportSchema,
} satisfies CallSchema

export const deleteUser = {
  summary:
    'Delete the account and all of its data, soon after signing in, and end its subscription; nothing brings it back',
} satisfies CallSchema
