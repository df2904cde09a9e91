import type { RefObject } from 'react'

/** The text that is being written, and the field it is written in. */
export interface TextInField {
  area: RefObject<HTMLTextAreaElement | null>
  text: string
  onWrite: (text: string) => void
}

/** Puts a text where the cursor is, in place of what is selected, and the cursor behind it. Returns the whole text. */
export function insertText(area: HTMLTextAreaElement, text: string, cursorPlaced: boolean): string {
  // in a restored draft the cursor is at the start until it is placed: insert at the end
  if (!cursorPlaced && area.selectionStart === 0 && area.selectionEnd === 0 && area.value !== '') {
    const end = area.value.length
    area.setRangeText(`${area.value.endsWith('\n') ? '' : '\n\n'}${text}`, end, end, 'end')
  } else area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  return area.value
}

export const selectedText = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): string =>
  value.slice(selectionStart, selectionEnd).trim()
