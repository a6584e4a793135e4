import { tokenScopes } from '@butterleaf/domain/personal-tokens/token-scopes'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'

export const describeResource = {
  summary: 'What the assistants’ endpoint /mcp is, and which provider signs people in to it (RFC 9728)',
  public: true,
  answer: z
    .object({
      resource: z.url(),
      resource_name: z.string(),
      authorization_servers: z.array(z.url()),
      scopes_supported: z.array(z.enum(tokenScopes)),
      bearer_methods_supported: z.array(z.literal('header')),
    })
    .meta({ id: 'ProtectedResource' }),
} satisfies CallSchema
