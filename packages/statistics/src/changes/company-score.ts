/** One valid score for an indicator in one quarter, with the company that gave it. */
export interface CompanyScore {
  /**
   * Identifies the company in both quarters: its key in the register when the contact was matched or
   * confirmed by a person, otherwise the contact's folded name.
   */
  readonly company: string;
  /** The company's name as its contact sheet writes it. */
  readonly name: string;
  /** The company's Lapangan Usaha; null when the company is not in the register. */
  readonly sector: string | null;
  /** A valid score on the office's scale, 1 to 5. */
  readonly score: number;
}
