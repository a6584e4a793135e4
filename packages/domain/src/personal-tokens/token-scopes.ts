/** What a personal token, or an assistant that a person let in, may open. None of them reaches the account or the billing. */
export const tokenScopes = [
  'plan:read',
  'plan:write',
  'list:write',
  'tracker:write',
  'recipes:write',
] as const

export type TokenScope = (typeof tokenScopes)[number]

/** In a list, a few words each. */
export const scopeWords: Readonly<Record<TokenScope, string>> = {
  'plan:read': 'Read',
  'plan:write': 'Change the plan',
  'list:write': 'Change lists',
  'tracker:write': 'Log weight and food',
  'recipes:write': 'Change own recipes',
}

/** Those that a token of OAuth names, in our order; others mean nothing here. */
export function readTokenScopes(named: string): TokenScope[] {
  const words = new Set(named.split(' '))
  return tokenScopes.filter((scope) => words.has(scope))
}

/** How many tokens a person may have at once. */
export const mostTokens = 20
