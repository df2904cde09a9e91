/**
 * Words that the passwords of every leaked list are built on. A password counts as common when nothing but one of these
 * is left after the usual dressing (digits, symbols, letters written as 0, 1, 3, 4, 5, 7, @ or $) is taken off.
 */
const words = [
  'password', 'passwort', 'passw', 'pass', 'passcode', 'passphrase', 'welcome', 'willkommen', 'letmein', 'login', 'signin', 'admin',
  'administrator', 'root', 'user', 'guest', 'test', 'testing', 'tester', 'demo', 'default', 'changeme', 'secret', 'private', 'master',
  'qwerty', 'qwertz', 'azerty', 'qwertyuiop', 'asdf', 'asdfgh', 'asdfghjkl', 'zxcvbn', 'zxcvbnm', 'qaz', 'qazwsx', 'qazwsxedc', 'abc',
  'abcd', 'abcdef', 'abcdefg', 'abcdefgh', 'iloveyou', 'loveyou', 'love', 'monkey', 'dragon', 'football', 'baseball', 'soccer',
  'basketball', 'hockey', 'sunshine', 'princess', 'superman', 'batman', 'spiderman', 'starwars', 'pokemon', 'trustno', 'shadow',
  'michael', 'jordan', 'jennifer', 'jessica', 'ashley', 'charlie', 'thomas', 'daniel', 'george', 'freedom', 'whatever', 'computer',
  'internet', 'google', 'facebook', 'microsoft', 'windows', 'apple', 'samsung', 'hello', 'helloworld', 'summer', 'winter', 'spring',
  'autumn', 'january', 'february', 'march', 'april', 'june', 'july', 'august', 'september', 'october', 'november', 'december', 'monday',
  'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'america', 'doctor', 'hospital', 'medical', 'health', 'patient',
  'nurse', 'physician', 'expert', 'member', 'company', 'office', 'security', 'access', 'account', 'temporary', 'temp', 'newpassword',
  'mypassword', 'yourpassword', 'ihatepasswords', 'flower', 'cheese', 'cookie', 'chocolate', 'ginger', 'pepper', 'buster', 'hunter',
  'killer', 'mustang', 'corvette', 'ferrari', 'porsche', 'mercedes', 'yankees', 'lakers', 'cowboys', 'eagles', 'steelers', 'liverpool',
  'chelsea', 'arsenal', 'barcelona', 'realmadrid', 'matrix', 'ninja', 'phoenix', 'diamond', 'silver', 'golden', 'purple', 'orange',
  'banana', 'blessed', 'jesus', 'christ', 'angel', 'heaven', 'lovely', 'family', 'mother', 'father', 'sister', 'brother', 'baby',
]

const common = new Set(words)
const undress: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }

const lettersOf = (text: string) => text.replace(/[^a-z]/g, '')

/** Whether nothing but a well-known word (once, or several times) carries this password. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const bare = lettersOf(lower)
  const dressedInside = lower.replace(/^[^a-z]+|[^a-z]+$/g, '').replace(/[013457@$!]/g, char => undress[char] ?? '')
  const dressed = lower.replace(/[013457@$!]/g, char => undress[char] ?? '')
  return [bare, lettersOf(dressedInside), lettersOf(dressed)].some(isWordOrRepeated)
}

function isWordOrRepeated(letters: string): boolean {
  if (common.has(letters)) return true
  for (let size = 3; size * 2 <= letters.length; size++) {
    if (letters.length % size === 0 && letters.slice(0, size).repeat(letters.length / size) === letters) {
      return common.has(letters.slice(0, size))
    }
  }
  return false
}
