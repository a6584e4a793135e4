export function fingerprint(inputs: readonly string[], base?: string): string
