/** Every flag a page may see, with what holds while its source doesn't know it. */
export const flagDefaults = {
  /** LAND-6. */
  'trust-badge': false,
} as const satisfies Record<string, boolean>

export type FlagName = keyof typeof flagDefaults
export type Flags = Readonly<Record<FlagName, boolean>>

export const flagNames = Object.keys(flagDefaults) as FlagName[]
