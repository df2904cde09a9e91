/** What the parts that set up or use a second factor tell the page or dialog around them. */
export interface MethodProps {
  /** a code was right */
  onDone?: (() => void) | undefined
  /** something has been entered or begun that closing would lose */
  onBegun?: (() => void) | undefined
  /** shown in a dialog that was opened for this method alone */
  alone?: boolean | undefined
  /** on the page after sign-in, where a code that is fresh outlives a reload; `true`: it is sent without being asked for */
  sendsAtOnce?: boolean | undefined
}
