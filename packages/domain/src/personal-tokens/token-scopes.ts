/** What a personal token may open. None of them reaches the account or the billing. */
export const tokenScopes = [
  'plan:read',
  'plan:write',
  'list:write',
  'tracker:write',
  'recipes:write',
] as const

export type TokenScope = (typeof tokenScopes)[number]

/** How many tokens a person may have at once. */
export const mostTokens = 20
