import { expect, test } from 'vitest'
import { failureOf } from '#model/notifications/failure.ts'

// as nodemailer, the system and the other channels word them
test.each([
  ["Can't send mail - all recipients were rejected: 550 5.1.1 The email account does not exist", 'noAddress'],
  ["Can't send mail - all recipients were rejected: 550 no such box", 'noAddress'],
  ['Message failed: 550 5.7.1 Our policy does not let this in', 'rejected'],
  ['Message failed: 554 Blocked as spam', 'rejected'],
  ["Can't send mail - all recipients were rejected: 552 5.2.2 Mailbox full", 'boxFull'],
  ["Can't send mail - all recipients were rejected: 452 4.2.2 Over quota", 'boxFull'],
  ['Invalid login: 535 5.7.8 Error: authentication failed', 'signIn'],
  ["Can't send mail - all recipients were rejected: 451 4.7.1 Greylisted, try again", 'notNow'],
  ['421 come back later', 'notNow'],
  ['connect ECONNREFUSED 127.0.0.1:2525', 'unreachable'],
  ['connect ETIMEDOUT 203.0.113.5:587', 'unreachable'],
  ['getaddrinfo ENOTFOUND mail.example.org', 'unreachable'],
  ['Greeting never received', 'unreachable'],
  ['Connection timeout', 'unreachable'],
  ['fetch failed', 'unreachable'],
  ['The SMS provider answered 401', 'signIn'],
  ['The SMS provider answered 422', 'rejected'],
  ['The push service answered 503', 'notNow'],
  ['failed', 'unknown'],
])('%s: %s', (words, failure) => expect(failureOf(words)).toBe(failure))
