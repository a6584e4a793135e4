type Directive = 'script-src' | 'style-src' | 'connect-src' | 'frame-src' | 'img-src' | 'form-action'

/** By directive, the origins that a content policy allows beside its own. */
export type Openings = Readonly<Partial<Record<Directive, readonly string[]>>>

export function widenPolicy(policy: string, openings: Openings): string {
  return policy
    .split(';')
    .map((directive) => {
      const name = directive.trim().split(' ', 1)[0] as Directive
      return [directive, ...(openings[name] ?? [])].join(' ')
    })
    .join(';')
}
