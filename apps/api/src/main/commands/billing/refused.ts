/** A message for the operator who typed the command. */
export class Refused extends Error {}
