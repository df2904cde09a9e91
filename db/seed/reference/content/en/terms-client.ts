import type { PageText } from '../keys.ts'

export const clientTerms: PageText = {
  title: 'Terms of service for members',
  html: `
<p>These terms apply when you use ::companyText:: as a member: as a patient, or as someone who asks on behalf of a patient. Please read them before you create an account. If you do not agree, please do not use the service.</p>
<h2>1. What the service is</h2>
<p>You describe a situation and ask a question. Independent medical specialists (“experts”) write an answer or speak with you in a call. The answer is an <strong>opinion for your information</strong>. It is written by people who have not examined you and who know only what you tell them.</p>
<h2>2. What the service is not</h2>
<ul>
<li>It is not emergency care. If you think that you or someone else is in danger, call 911 or your local emergency number.</li>
<li>It does not create a doctor–patient relationship between you and an expert, and it does not replace the advice of your own doctors.</li>
<li>Experts do not prescribe medicines, order tests, or arrange treatment through the service.</li>
</ul>
<p>Please talk with your own care team before you begin, change, or stop a treatment because of something you have read here.</p>
<h2>3. Who may use it</h2>
<p>You must be at least 18 years old and a member of a plan that takes part. If you ask for another person, you confirm that this person has agreed or that you are entitled to act for them.</p>
<h2>4. What you promise</h2>
<ul>
<li>To describe the situation truthfully and as completely as you can.</li>
<li>To leave out names, addresses, dates of birth, record numbers, and anything else that identifies a person.</li>
<li>To upload only files that you may share, after you have removed identifying details from them.</li>
<li>To keep your password to yourself and to tell us if you think that someone else knows it.</li>
<li>To treat experts and staff with respect.</li>
</ul>
<h2>5. Review, closing, and sharing</h2>
<p>Our staff may read a question before it is released, ask you to change it, pause a discussion, or close it. A discussion closes automatically at the time shown on it. If your plan shares discussions among its members, they can read yours after its release, without your name if you ask anonymously. Your plan tells you before you ask.</p>
<h2>6. Cost</h2>
<p>What your plan covers is shown before you submit a question. You are never charged unless you have agreed to the amount beforehand. Experts are paid for their time, at the same rate whatever they conclude.</p>
<h2>7. Your text and our use of it</h2>
<p>What you write remains yours. You allow us to store it, to show it to the experts and staff who work on your discussion, and to use it in de-identified form to check quality. Any other use, such as teaching, needs a separate agreement from you, which you may refuse without disadvantage.</p>
<h2>8. Responsibility</h2>
<p>We choose experts with care and check that they are licensed. We do not guarantee a particular answer, outcome, or response time. To the extent that the law allows, we are not liable for decisions made on the basis of an answer alone. Nothing in these terms limits a liability that cannot be limited by law.</p>
<h2>9. Ending and changes</h2>
<p>You may close your account at any time by writing to <a href="mailto:::careNavigatorAddress::">::careNavigatorAddress::</a>. We may suspend an account that endangers others or breaks these terms. When we change these terms, we ask you to accept them again before your next question.</p>
<h2>10. Questions</h2>
<p>Your care navigator is happy to help: <a href="mailto:::careNavigatorAddress::">::careNavigatorAddress::</a>.</p>`,
}
