/** What is wrong with an entry or an extra: the field as the device names it, and why. */
export type LogFault = Readonly<{ field: string; message: string }>
