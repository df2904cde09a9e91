/** A language that a person can prefer. `code` is en-us and zh-cn for the two interface languages, else ISO 639. */
export interface ReferenceLanguage {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly nativeName: string
  /** Whether the interface and the content documents exist in this language. */
  readonly interface: boolean
}

/** The preferred languages, the interface languages first. Numbers are stable; new ones are added at the end. */
export const languages: readonly ReferenceLanguage[] = [
  { id: 1, code: 'en-us', name: 'English', nativeName: 'English', interface: true },
  { id: 2, code: 'zh-cn', name: 'Chinese (Simplified)', nativeName: '简体中文', interface: true },
  { id: 3, code: 'zh-tw', name: 'Chinese (Traditional)', nativeName: '繁體中文', interface: false },
  { id: 4, code: 'es', name: 'Spanish', nativeName: 'Español', interface: false },
  { id: 5, code: 'fr', name: 'French', nativeName: 'Français', interface: false },
  { id: 6, code: 'de', name: 'German', nativeName: 'Deutsch', interface: false },
  { id: 7, code: 'pt', name: 'Portuguese', nativeName: 'Português', interface: false },
  { id: 8, code: 'it', name: 'Italian', nativeName: 'Italiano', interface: false },
  { id: 9, code: 'ja', name: 'Japanese', nativeName: '日本語', interface: false },
  { id: 10, code: 'ko', name: 'Korean', nativeName: '한국어', interface: false },
  { id: 11, code: 'vi', name: 'Vietnamese', nativeName: 'Tiếng Việt', interface: false },
  { id: 12, code: 'tl', name: 'Tagalog', nativeName: 'Tagalog', interface: false },
  { id: 13, code: 'ar', name: 'Arabic', nativeName: 'العربية', interface: false },
  { id: 14, code: 'he', name: 'Hebrew', nativeName: 'עברית', interface: false },
  { id: 15, code: 'fa', name: 'Persian', nativeName: 'فارسی', interface: false },
  { id: 16, code: 'tr', name: 'Turkish', nativeName: 'Türkçe', interface: false },
  { id: 17, code: 'ru', name: 'Russian', nativeName: 'Русский', interface: false },
  { id: 18, code: 'uk', name: 'Ukrainian', nativeName: 'Українська', interface: false },
  { id: 19, code: 'pl', name: 'Polish', nativeName: 'Polski', interface: false },
  { id: 20, code: 'nl', name: 'Dutch', nativeName: 'Nederlands', interface: false },
  { id: 21, code: 'sv', name: 'Swedish', nativeName: 'Svenska', interface: false },
  { id: 22, code: 'da', name: 'Danish', nativeName: 'Dansk', interface: false },
  { id: 23, code: 'nb', name: 'Norwegian', nativeName: 'Norsk bokmål', interface: false },
  { id: 24, code: 'fi', name: 'Finnish', nativeName: 'Suomi', interface: false },
  { id: 25, code: 'el', name: 'Greek', nativeName: 'Ελληνικά', interface: false },
  { id: 26, code: 'cs', name: 'Czech', nativeName: 'Čeština', interface: false },
  { id: 27, code: 'hu', name: 'Hungarian', nativeName: 'Magyar', interface: false },
  { id: 28, code: 'ro', name: 'Romanian', nativeName: 'Română', interface: false },
  { id: 29, code: 'hi', name: 'Hindi', nativeName: 'हिन्दी', interface: false },
  { id: 30, code: 'ur', name: 'Urdu', nativeName: 'اردو', interface: false },
  { id: 31, code: 'bn', name: 'Bengali', nativeName: 'বাংলা', interface: false },
  { id: 32, code: 'pa', name: 'Punjabi', nativeName: 'ਪੰਜਾਬੀ', interface: false },
  { id: 33, code: 'gu', name: 'Gujarati', nativeName: 'ગુજરાતી', interface: false },
  { id: 34, code: 'ta', name: 'Tamil', nativeName: 'தமிழ்', interface: false },
  { id: 35, code: 'te', name: 'Telugu', nativeName: 'తెలుగు', interface: false },
  { id: 36, code: 'th', name: 'Thai', nativeName: 'ไทย', interface: false },
  { id: 37, code: 'id', name: 'Indonesian', nativeName: 'Bahasa Indonesia', interface: false },
  { id: 38, code: 'ms', name: 'Malay', nativeName: 'Bahasa Melayu', interface: false },
  { id: 39, code: 'am', name: 'Amharic', nativeName: 'አማርኛ', interface: false },
  { id: 40, code: 'sw', name: 'Swahili', nativeName: 'Kiswahili', interface: false },
  { id: 41, code: 'ht', name: 'Haitian Creole', nativeName: 'Kreyòl ayisyen', interface: false },
]
