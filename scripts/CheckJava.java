import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * java CheckJava.java FOLDER...: whether javac accepts every .java file below the folders. Each file is compiled on
 * its own, but for those in a folder named *.program, which belong together. Folders named `errors` are left out:
 * their files are wrong on purpose.
 */
public class CheckJava {
  public static void main(String[] arguments) throws IOException {
    Map<Path, List<Path>> programs = new TreeMap<>();
    for (String folder : arguments) {
      collect(Path.of(folder), programs);
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    Path nowhere = Files.createTempDirectory("check-java");
    int failed = 0;
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      for (List<Path> sources : programs.values()) {
        if (!compiles(compiler, files, sources, nowhere)) {
          failed++;
        }
      }
    } finally {
      Files.delete(nowhere);
    }
    System.out.println((programs.size() - failed) + " passed, " + failed + " failed");
    System.exit(failed == 0 ? 0 : 1);
  }

  /** Adds the sources below the folder, under the path of the program that they belong to. */
  private static void collect(Path folder, Map<Path, List<Path>> programs) throws IOException {
    try (Stream<Path> found = Files.walk(folder)) {
      for (Path path : found.filter(CheckJava::isWanted).sorted(Comparator.naturalOrder()).toList()) {
        programs.computeIfAbsent(programOf(path), program -> new ArrayList<>()).add(path);
      }
    }
  }

  private static boolean isWanted(Path path) {
    for (Path part : path) {
      if (part.toString().equals("errors")) {
        return false;
      }
    }
    return path.toString().endsWith(".java") && Files.isRegularFile(path);
  }

  private static Path programOf(Path path) {
    for (Path folder = path.getParent(); folder != null; folder = folder.getParent()) {
      if (folder.toString().endsWith(".program")) {
        return folder;
      }
    }
    return path;
  }

  private static boolean compiles(
      JavaCompiler compiler, StandardJavaFileManager files, List<Path> sources, Path nowhere) throws IOException {
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    List<String> options =
        List.of("-proc:none", "-Xlint:none", "-encoding", "UTF-8", "-cp", nowhere.toString(), "-sourcepath",
            nowhere.toString());
    JavaCompiler.CompilationTask task =
        compiler.getTask(null, files, found, options, null, files.getJavaFileObjectsFromPaths(sources));
    ((JavacTask) task).analyze();
    boolean good = true;
    for (Diagnostic<? extends JavaFileObject> diagnostic : found.getDiagnostics()) {
      if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
        System.out.println(diagnostic);
        good = false;
      }
    }
    return good;
  }
}
