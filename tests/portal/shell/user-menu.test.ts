import { expect, test } from 'vitest'
import { initials } from '#model/identity/person-name.ts'
import { menuEntries } from '#portal/shell/top-bar/user-menu-entries.ts'
import { login } from '../logins.ts'

const member = 1
const expert = 2
const csr = 3

test('a member: start a discussion when they may, and no My Discussions', () => {
  expect(menuEntries(login({ user: { userType: member } }))).toEqual([
    'startDiscussion',
    'contactUs',
    'dashboard',
    'userProfile',
    'signOut',
  ])
  expect(menuEntries(login({ user: { userType: member }, canPost: false }))).toEqual([
    'contactUs',
    'dashboard',
    'userProfile',
    'signOut',
  ])
})

test('an expert has My Discussions', () => {
  expect(menuEntries(login({ user: { userType: expert }, canPost: false }))).toEqual([
    'contactUs',
    'dashboard',
    'myDiscussions',
    'userProfile',
    'signOut',
  ])
})

test('an expert whose tax form is not complete is asked for it, right after the dashboard', () => {
  const entries = (taxFormStatus: 'not_started' | 'in_progress' | 'completed', userType = expert) =>
    menuEntries(login({ user: { userType, noeticExpert: true, taxFormStatus }, canPost: true }))
  expect(entries('not_started')).toEqual([
    'startDiscussion',
    'contactUs',
    'dashboard',
    'fillOutTaxForms',
    'myDiscussions',
    'userProfile',
    'signOut',
  ])
  expect(entries('in_progress')).toContain('fillOutTaxForms')
  expect(entries('completed')).not.toContain('fillOutTaxForms')
  expect(entries('not_started', csr)).not.toContain('fillOutTaxForms')
})

test('staff start no discussion, whatever the sign-in says', () => {
  expect(menuEntries(login({ user: { userType: csr }, canPost: true }))).toEqual([
    'contactUs',
    'dashboard',
    'userProfile',
    'signOut',
  ])
})

test('the way back is there only while acting, right before Sign Out', () => {
  expect(menuEntries(login({ authUser: login({ user: { userType: csr } }).user })).slice(-2)).toEqual([
    'returnToAccount',
    'signOut',
  ])
})

test.each([
  ['Dr. Nadia Rosenthal-Cruz, MD, PhD', 'NR'],
  ['Ms. Claire Whitlock', 'CW'],
  ['Madonna', 'M'],
  ['李 小龙', '李小'],
  ['', ''],
])('%s is shown as %s', (name, letters) => expect(initials(name)).toBe(letters))
