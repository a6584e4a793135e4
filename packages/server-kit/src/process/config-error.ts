/** A setting that is wrong or contradicts another; the message is a sentence for the operator. */
export class ConfigError extends Error {}
