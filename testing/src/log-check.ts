/** Personal data as tests make it: people at example.org, the sandbox’s cards. */
const personal: readonly [string, RegExp][] = [
  ['a token', /eyJ[\w-]{8,}\.eyJ/],
  ['an e-mail address', /[\w+-]@example\.org/],
  ['a card number', /\b4[01]\d\d[ -]?(0000|1111)[ -]?(0000|1111)[ -]?\d{4}\b/],
]

/** [OPS-5] Checks everything that a test’s server has logged, at any level, for data that no log may contain. */
export function checkLog(log: string): void {
  for (const [what, pattern] of personal) {
    const line = log.split('\n').find((each) => pattern.test(each))
    if (line !== undefined) throw new Error(`The log holds ${what}: ${line}`)
  }
}
