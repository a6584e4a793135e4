// A food group's id is its name in kebab-case: "tofu-and-soy". The compiler of the cookbook checks that.

export function foodGroupIdOf(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-')
}

export function foodGroupName(id: string): string {
  return id.replaceAll('-', ' ')
}
