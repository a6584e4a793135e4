/** A reason to stop that its own words explain: shown without a stack. */
export class Refusal extends Error {}
