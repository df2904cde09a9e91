import { userType, type StaffRank, type StaffRole, type UserType } from './enums.ts'

const order: Record<StaffRank, number> = { csr: 1, csr_admin: 2, csr_super: 3 }

/** Rank of an account: its highest role; a CSR account without roles has the lowest rank; others have none. */
export function rankOf(type: UserType, roles: readonly StaffRole[]): StaffRank | null {
  if (type !== userType.csr) return null
  if (roles.includes('csr_super')) return 'csr_super'
  return roles.includes('csr_admin') ? 'csr_admin' : 'csr'
}

export const atLeast = (rank: StaffRank | null, needed: StaffRank) => rank !== null && order[rank] >= order[needed]
