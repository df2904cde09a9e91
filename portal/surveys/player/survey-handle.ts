/** How a page submits its survey. */
export interface SurveyHandle {
  /** false: something is missing, or it could not be sent; the survey says what */
  handIn: () => Promise<boolean>
}
