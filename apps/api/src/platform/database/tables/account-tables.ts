export interface AccountTables {
  users: UsersTable
  user_avatars: UserAvatarsTable
}

interface UsersTable {
  user_id: string
  unit: 'us' | 'metric' | null
  /** The name that the user chose; null while the identity provider's name applies. */
  name: string | null
  given_name: string | null
  family_name: string | null
  created_at: string
  updated_at: string
}

interface UserAvatarsTable {
  user_id: string
  /** Part of the picture's address, and as hard to guess as a key; a new one with each picture. */
  picture_id: string
  /** WebP in base64, which both engines and every export store alike. */
  image: string
  created_at: string
}
