/** With a format number: what another version wrote is not understood. */
export const unsentKey = 'butterleaf.unsent.1'
