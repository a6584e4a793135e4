/** Whether a press does nothing but say why (HELD-2). A busy button waits instead. */
export function isRefused(control: HTMLElement): boolean {
  const isDisabled = control.matches(':disabled')
  return isDisabled || (control.ariaDisabled === 'true' && control.ariaBusy !== 'true')
}
