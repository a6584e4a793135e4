/** An icon of Lucide by its name; `build/lucide-icons.ts` makes the module. */
declare module 'virtual:lucide/*' {
  const icon: import('#ui/icon/create-icon.ts').Icon
  export default icon
}
