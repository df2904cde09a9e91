import {
  AtSign,
  Banknote,
  Bell,
  BookOpenText,
  CalendarOff,
  Camera,
  Layers,
  MailOpen,
  MapPin,
  Phone,
  Stethoscope,
  Video,
  type LucideIcon,
} from 'lucide-react'
import { mayOpen } from '#model/identity/pages.ts'
import type { Actor } from '#model/permissions.ts'
import { accountChildren, type AccountChild } from '../account-children.ts'

export const childIcons: Record<AccountChild, LucideIcon> = {
  account: AtSign,
  address: MapPin,
  contact: Phone,
  bio: BookOpenText,
  profilePicture: Camera,
  upcomingVacations: CalendarOff,
  bankTransactions: Banknote,
  notificationPrefs: Bell,
  specialities: Stethoscope,
  commLog: MailOpen,
  noeticSessions: Video,
  planMembership: Layers,
}

/** The pages of this account that the reader may open. */
export const childrenFor = (actor: Actor, userId: string) =>
  accountChildren.filter((name) => mayOpen(`Account ${name}`, actor, { userId }) === 'open')
