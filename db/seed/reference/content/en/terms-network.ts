import type { PageText } from '../keys.ts'

export const networkTerms: PageText = {
  title: 'Terms of service for experts and network physicians',
  html: `
<p>These terms apply to physicians and other professionals who answer, comment on, or ask questions through ::companyText::. You accept them when you create your account and again when you accept a seat in a discussion.</p>
<h2>1. Your status</h2>
<p>You act as an independent professional and not as our employee or agent. You confirm that your license is valid and unrestricted, that the information in your profile is true, and that your employer allows this work where such permission is needed. Tell us within ten days if any of this changes.</p>
<h2>2. Invitations and seats</h2>
<ul>
<li>An invitation shows the diagnosis, the format, the pay, and the time limit before you decide. You can open the case history and the files after you have accepted.</li>
<li>Accepting reserves a paid seat for you for six hours. A seat that has not been used by then goes to the next expert.</li>
<li>Declining is final for that discussion and has no effect on later invitations.</li>
<li>When the panel is full, you are welcome to comment without pay.</li>
</ul>
<h2>3. How to answer</h2>
<ul>
<li>Answer the question that was asked, in your own words, from your own knowledge. Do not have other people or automated systems write the medical content for you.</li>
<li>Give your reasoning, state what is uncertain, and say what would change your view.</li>
<li>State the strength of the evidence fairly. Do not promote a product, a study, or an institution in which you have an interest.</li>
<li>Do not try to find out who is asking, and do not arrange contact or treatment outside the service.</li>
<li>If you see an immediate danger, say so in the first sentence and report it to our staff at once.</li>
</ul>
<h2>4. Conflicts of interest</h2>
<p>Keep your disclosures complete. They are shown to the patient or the person asking for them, and to panel members. Decline a discussion in which one of your relationships could reasonably be seen to influence your answer.</p>
<h2>5. Review</h2>
<p>Staff may review an answer before it is shown, send it back or reject it with a reason, or remove it when it breaks these terms. When an answer is sent back, you keep your seat while you correct it. An answer that is rejected is neither shown nor paid. We do not change the meaning of your text.</p>
<h2>6. Pay</h2>
<ul>
<li>Your hourly rate is shown to you for acknowledgment. The rate at the moment of acceptance applies to the whole discussion, multiplied by the surge where the invitation announces one.</li>
<li>Written answers are paid by the minutes you state, from 15 to 60 in steps of five. Please state them truthfully. Calls are paid by attendance, at least 15 minutes.</li>
<li>Amounts are final when the discussion closes. If your answer is still in review then, its amount is final once the review ends. Payment follows four to six weeks after the close of the quarter, provided that a valid tax form and payment details are on file.</li>
<li>You are responsible for your own taxes.</li>
</ul>
<h2>7. Confidentiality</h2>
<p>Everything you learn about a case, the patient or the person asking for them, another expert, or a plan stays confidential, even after your account has ended. Do not copy case material out of the service.</p>
<h2>8. Rights in your text</h2>
<p>You keep the rights in what you write and allow us to show it to the participants of the discussion, and to use it in de-identified form for quality and, where you agree separately, for teaching under your name.</p>
<h2>9. If you ask a question yourself</h2>
<p>Network physicians who ask on behalf of a patient describe the case without identifying details and remain responsible for the care of their patient. The panel advises; it does not take over.</p>
<h2>10. Ending</h2>
<p>You may end your participation at any time once you have completed or given up your open seats. We may end it for good reason, in particular for a breach of sections 3, 4, or 7. Earned amounts remain payable. Questions: <a href="mailto:::careNavigatorAddress::">::careNavigatorAddress::</a>.</p>`,
}
