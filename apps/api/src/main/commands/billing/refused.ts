/** A sentence for whoever typed the command. */
export class Refused extends Error {}
