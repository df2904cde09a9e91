declare module 'owasp-password-strength-test' {
  interface Settings {
    allowPassphrases: boolean
    maxLength: number
    minLength: number
    minPhraseLength: number
    minOptionalTestsToPass: number
  }
  const owasp: {
    config(settings: Partial<Settings>): void
    test(password: string): { strong: boolean; failedTests: number[] }
  }
  export default owasp
}
