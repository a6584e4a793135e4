type Classes = string | readonly string[]
type Groups = Record<string, Record<string, Classes>>

/** `true` and `false` as keys of a group are chosen by a boolean. */
type Choice<Group> = keyof Group extends 'true' | 'false' ? boolean : keyof Group
type Choices<G extends Groups> = { [Name in keyof G]?: Choice<G[Name]> | undefined }

interface Look<G extends Groups> {
  base?: Classes
  variants?: G
  defaultVariants?: Choices<G>
}

/** The choices of a look, for the props of a component. */
export type VariantProps<L> = L extends (props?: infer Props) => string
  ? Omit<NonNullable<Props>, 'className'>
  : never

/** Class names of one part in its variants: base, then one of each group, then the caller's own. */
export function variants<G extends Groups = Record<never, never>>({
  base = '',
  variants = {} as G,
  defaultVariants = {},
}: Look<G>) {
  return (props: Choices<G> & { className?: string | undefined } = {}): string => {
    const chosen = Object.entries(variants).map(([name, group]) => {
      const choice = props[name] ?? defaultVariants[name]
      return choice === undefined ? '' : (group[String(choice)] ?? '')
    })
    return [base, ...chosen, props.className ?? ''].flat().filter(Boolean).join(' ')
  }
}
