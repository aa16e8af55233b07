import type { RegistrationDraft, ServerProblem } from '../../session/registration-draft';

export interface StepProps {
  draft: RegistrationDraft;
  /** What the server has against a field of this step. */
  problem: ServerProblem | null;
  /** The step is answered. */
  onNext: (values: Partial<RegistrationDraft>) => Promise<void> | void;
}

/** A field's own error, else what the server said of it. */
export function withProblem<Binding extends { name: string; error: string | null }>(
  binding: Binding,
  problem: ServerProblem | null,
): Binding {
  const said = problem?.field === binding.name ? problem.message : null;
  return { ...binding, error: binding.error ?? said };
}
