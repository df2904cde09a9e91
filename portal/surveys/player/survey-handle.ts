/** How a page hands in the survey that stands on it. */
export interface SurveyHandle {
  /** false: something is missing, or it could not be sent; the survey says what */
  handIn: () => Promise<boolean>
}
